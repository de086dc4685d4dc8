import { __ } from '@wordpress/i18n';
import type { TabHead } from '../../tab';

export default {
	slug: 'blocks',
	title: () => __( 'Blocks and features', 'frontage' ),
	order: 10,
} satisfies TabHead;
