/** The block’s icon. */
import { pin } from '@wordpress/icons';

export const icon = pin;
