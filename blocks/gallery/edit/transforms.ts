import { wallTransforms } from '@frontage/editor';
import { wall } from './wall';

/** Transforms from and to all other walls of pictures, core galleries and images. */
export const transforms = wallTransforms( wall );
