/** The block’s icon. */
import { tabPanel } from '@wordpress/icons';

export const icon = tabPanel;
