import { __ } from '@wordpress/i18n';
import type { TabHead } from '../../tab';

export default {
	slug: 'split-tests',
	title: () => __( 'Split tests', 'frontage' ),
	order: 14,
} satisfies TabHead;
