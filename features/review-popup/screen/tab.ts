import { __ } from '@wordpress/i18n';
import type { Tab } from '../../../src/settings/tab';
import { Screen } from './screen';

export default {
	slug: 'feedback',
	title: () => __( 'Feedback', 'frontage' ),
	order: 95,
	Screen,
} satisfies Tab;
