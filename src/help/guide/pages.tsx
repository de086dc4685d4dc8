/** The pages of the guide. */
import { __ } from '@wordpress/i18n';
import insert from './pictures/insert.jpg';
import meter from './pictures/meter.jpg';
import responsive from './pictures/responsive.jpg';

interface PageProps {
	title: string;
	children: string;
}

const Page = ( { title, children }: PageProps ) => (
	<>
		<h1 className="frontage-guide__title">{ title }</h1>
		<p className="frontage-guide__text">{ children }</p>
	</>
);

interface PictureProps {
	src: string;
	alt: string;
}

const Picture = ( { src, alt }: PictureProps ) => (
	<img
		className="frontage-guide__picture"
		src={ src }
		alt={ alt }
		width={ 640 }
		height={ 400 }
	/>
);

export const pages = () => [
	{
		image: (
			<Picture
				src={ insert }
				alt={ __(
					'The inserter with the patterns of Frontage.',
					'frontage'
				) }
			/>
		),
		content: (
			<Page title={ __( 'Start from something finished', 'frontage' ) }>
				{ __(
					'Frontage’s blocks have a group of their own in the inserter, and its patterns are whole sections to fill with your words. The command palette (Ctrl+K or ⌘K) inserts them too.',
					'frontage'
				) }
			</Page>
		),
	},
	{
		image: (
			<Picture
				src={ meter }
				alt={ __(
					'The sidebar with what a page costs and what was found.',
					'frontage'
				) }
			/>
		),
		content: (
			<Page title={ __( 'See what it costs', 'frontage' ) }>
				{ __(
					'Each block says what visitors load because of it and whom their browsers talk to. What shuts somebody out is named, explained and mostly mended by one press. The dial at the top does the same for the whole page.',
					'frontage'
				) }
			</Page>
		),
	},
	{
		image: (
			<Picture
				src={ responsive }
				alt={ __(
					'A setting with values for desktop, tablet and phone.',
					'frontage'
				) }
			/>
		),
		content: (
			<Page title={ __( 'Make it fit phones', 'frontage' ) }>
				{ __(
					'Settings with three small devices can differ on each. Press one and the preview follows. What a smaller device does not set, it takes from the larger one. When a block looks right, copy its look from the block’s menu and paste it onto others.',
					'frontage'
				) }
			</Page>
		),
	},
];
