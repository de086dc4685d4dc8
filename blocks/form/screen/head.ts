import { __ } from '@wordpress/i18n';
import type { TabHead } from '../../../src/settings/tab';

export default {
	slug: 'entries',
	title: () => __( 'Messages', 'frontage' ),
	order: 15,
} satisfies TabHead;
