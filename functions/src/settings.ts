/** Where all functions run (spec, section 9: a European region). */
export const REGION = 'europe-west1';
