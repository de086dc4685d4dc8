import { __ } from '@wordpress/i18n';
import type { Tab } from '../../tab';
import { Screen } from './screen';

export default {
	slug: 'blocks',
	title: () => __( 'Blocks and features', 'frontage' ),
	order: 10,
	Screen,
} satisfies Tab;
