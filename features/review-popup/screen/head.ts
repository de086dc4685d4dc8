import { __ } from '@wordpress/i18n';
import type { TabHead } from '../../../src/settings/tab';

export default {
	slug: 'feedback',
	title: () => __( 'Feedback', 'frontage' ),
	order: 95,
} satisfies TabHead;
