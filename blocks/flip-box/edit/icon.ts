/** The block’s icon. */
import { flipHorizontal } from '@wordpress/icons';

export const icon = flipHorizontal;
