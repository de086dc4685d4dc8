import { __ } from '@wordpress/i18n';
import type { TabHead } from '../../tab';

export default {
	slug: 'overlays',
	title: () => __( 'Overlays', 'frontage' ),
	order: 13,
} satisfies TabHead;
