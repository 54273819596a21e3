// Plain signs for controls, on a 24 grid; pictures come from game-icons.

export const GEAR =
  'M10.3 2h3.4l.5 2.6 1.7.7 2.2-1.5 2.4 2.4-1.5 2.2.7 1.7 2.6.5v3.4l-2.6.5-.7 1.7 1.5 2.2-2.4 2.4-2.2-1.5-1.7.7-.5 2.6h-3.4l-.5-2.6-1.7-.7-2.2 1.5-2.4-2.4 1.5-2.2-.7-1.7L1.7 14v-3.4l2.6-.5.7-1.7-1.5-2.2 2.4-2.4 2.2 1.5 1.7-.7zM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6z';
export const BOOK =
  'M3 4.5C5.8 3.4 9 3.5 11.2 5v14.6C8.9 18.2 5.8 18.1 3 19.2zM12.8 5C15 3.5 18.2 3.4 21 4.5v14.7c-2.8-1.1-5.9-1-8.2.4z';
export const COPY = 'M8 3h11a2 2 0 0 1 2 2v11h-2V5H8zM5 7h9a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2z';
export const CLOSE = 'M5.6 4.2 12 10.6l6.4-6.4 1.4 1.4-6.4 6.4 6.4 6.4-1.4 1.4-6.4-6.4-6.4 6.4-1.4-1.4 6.4-6.4-6.4-6.4z';
export const PLAY = 'M7 4v16l13-8z';
export const PAUSE = 'M6 4h4v16H6zM14 4h4v16h-4z';
export const BACK = 'M16 4v16L5 12z';
export const FORWARD = 'M8 4v16l11-8z';
export const FIRST = 'M5 4h3v16H5zM20 4v16L9 12z';
export const LAST = 'M16 4h3v16h-3zM4 4v16l11-8z';
export const UNDO = 'M9 5 3 10.5 9 16v-4h5a4 4 0 0 1 0 8h-3v2h3a6 6 0 0 0 0-13H9z';
export const SEND = 'M3 4l19 8-19 8 3-7 8-1-8-1z';
export const FLAG = 'M5 2h2v1h12l-3 5 3 5H7v9H5z';
export const CHECK = 'M4 12.5 5.5 11 10 15.5 18.5 6 20 7.5 10 18.5z';
export const LOCK = 'M7 10V7a5 5 0 0 1 10 0v3h2v11H5V10zm2 0h6V7a3 3 0 0 0-6 0z';
export const SHIELD = 'M12 2l8 3v6c0 5-3.4 9-8 11-4.6-2-8-6-8-11V5z';
export const BULB =
  'M12 2a7 7 0 0 1 4 12.7V17H8v-2.3A7 7 0 0 1 12 2zM8.5 18.5h7V20h-1.5l-.7 2h-2.6l-.7-2H8.5z';
export const SPEECH = 'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-8l-6 5v-5H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm2.5 6a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4zm5.5 0a1.2 1.2 0 1 0 0 2.4A1.2 1.2 0 0 0 12 9zm5.5 0a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4z';
export const ROWS = 'M4 6h3v3H4zm5 0h11v3H9zM4 11h3v3H4zm5 0h11v3H9zM4 16h3v3H4zm5 0h11v3H9z';
export const PERSON = 'M12 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM4 21c0-4.4 3.6-7.5 8-7.5s8 3.1 8 7.5z';
export const EYE = 'M12 5c5 0 9 4 10.5 7-1.500 3-5.500 7-10.500 7S3 15 1.500 12C3 9 7 5 12 5zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0 2a2 2 0 1 1 0 4 2 2 0 0 1 0-4z';
