import { __ } from '@wordpress/i18n';
import type { TabHead } from '../../tab';

export default {
	slug: 'performance',
	title: () => __( 'Performance', 'frontage' ),
	order: 30,
} satisfies TabHead;
