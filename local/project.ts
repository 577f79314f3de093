/** The project of the local run. Names that begin with `demo-` never reach Google's servers. */
export const PROJECT_ID = 'demo-datum-and-beam';
export const STORAGE_BUCKET = `${PROJECT_ID}.appspot.com`;
