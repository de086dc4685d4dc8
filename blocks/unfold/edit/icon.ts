/** The block’s icon. */
import { chevronDown } from '@wordpress/icons';

export const icon = chevronDown;
