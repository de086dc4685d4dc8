import { __ } from '@wordpress/i18n';
import type { Tab } from '../../tab';
import { Screen } from './screen';

export default {
	slug: 'privacy',
	title: () => __( 'Privacy', 'frontage' ),
	order: 40,
	Screen,
} satisfies Tab;
