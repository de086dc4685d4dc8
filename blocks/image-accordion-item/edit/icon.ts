/** The block’s icon. */
import { image } from '@wordpress/icons';

export const icon = image;
