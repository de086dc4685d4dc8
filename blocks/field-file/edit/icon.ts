/** The block’s icon. */
import { file } from '@wordpress/icons';

export const icon = file;
