// Signs on a grid of 24 that game-icons does not have.
export const PLUS = 'M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z';
export const MINUS = 'M5 11h14v2H5z';
export const FIT = 'M4 4h6v2H6v4H4zm10 0h6v6h-2V6h-4zM4 14h2v4h4v2H4zm14 0h2v6h-6v-2h4z';
export const STEP = 'M5 4h3v16H5zM10 4v16l11-8z';
export const TURN = 'M12 5V1L7 6l5 5V7a5 5 0 1 1-5 5H5a7 7 0 1 0 7-7z';
export const HASH = 'M9 4h2l-.6 4h4L15 4h2l-.6 4H20v2h-3.9l-.6 4H19v2h-3.8l-.6 4h-2l.6-4h-4l-.6 4h-2l.6-4H4v-2h3.9l.6-4H5V8h3.8zm1.5 6-.6 4h4l.6-4z';
export const EYE = 'M12 5c5 0 8.6 4.2 10 7-1.4 2.8-5 7-10 7s-8.6-4.2-10-7c1.4-2.8 5-7 10-7zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0 2a2 2 0 1 1 0 4 2 2 0 0 1 0-4z';
