declare module 'pdfjs-dist/build/pdf.worker.mjs'; // The package has no types for it.
