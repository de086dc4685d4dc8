/** The block’s icon. */
import { check } from '@wordpress/icons';

export const icon = check;
