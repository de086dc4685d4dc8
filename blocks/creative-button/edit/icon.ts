/** The block’s icon. */
import { button } from '@wordpress/icons';

export const icon = button;
