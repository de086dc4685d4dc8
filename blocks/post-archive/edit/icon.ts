/** The block’s icon. */
import { archive } from '@wordpress/icons';

export const icon = archive;
