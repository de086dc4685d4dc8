/** The block’s icon. */
import { textHorizontal } from '@wordpress/icons';

export const icon = textHorizontal;
