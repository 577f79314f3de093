/** The project of the local run. Firebase sends nothing to Google's servers for a project whose name begins with `demo-`. */
export const PROJECT_ID = 'demo-datum-and-beam';
export const STORAGE_BUCKET = `${PROJECT_ID}.appspot.com`;
