/** The block’s icon. */
import { accordionItem } from '@wordpress/icons';

export const icon = accordionItem;
