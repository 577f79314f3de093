/** The project of the local run. Nothing is sent to Google's servers for a name that begins with `demo-`. */
export const PROJECT_ID = 'demo-datum-and-beam';
export const STORAGE_BUCKET = `${PROJECT_ID}.appspot.com`;
