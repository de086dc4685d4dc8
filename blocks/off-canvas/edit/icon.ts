/** The block’s icon. */
import { drawerLeft } from '@wordpress/icons';

export const icon = drawerLeft;
