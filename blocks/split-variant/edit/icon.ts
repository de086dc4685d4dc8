/** The block’s icon. */
import { group } from '@wordpress/icons';

export const icon = group;
