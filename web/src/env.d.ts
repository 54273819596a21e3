/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'icon:*' {
  const path: string;
  export default path;
}
