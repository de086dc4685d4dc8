export { uploadField } from './field';
export type { FieldOptions, UploadField } from './field';
export type { FilesProps, UploadOptions, UploadWords } from './types';
export { createUploader } from './uploader';
