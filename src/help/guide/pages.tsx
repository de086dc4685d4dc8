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

/** The pages of the guide. */
export const pages = () => [
	{
		image: (
			<Picture
				src={ insert }
				alt={ __(
					'The inserter with the Frontage patterns.',
					'frontage'
				) }
			/>
		),
		content: (
			<Page title={ __( 'Start with blocks and patterns', 'frontage' ) }>
				{ __(
					'Frontage blocks have their own categories in the inserter, and the patterns are complete sections to fill with your own text. You can also insert blocks from the command palette (Ctrl+K or ⌘K).',
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
					'The sidebar with the performance and issues of a page.',
					'frontage'
				) }
			/>
		),
		content: (
			<Page
				title={ __(
					'Check performance and accessibility',
					'frontage'
				) }
			>
				{ __(
					'Each block shows what visitors have to load for it and which third parties their browsers contact. Accessibility issues are named and explained, and most can be fixed with one click. The gauge icon at the top shows the same for the whole page.',
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
					'A setting with separate values for desktop, tablet, and mobile.',
					'frontage'
				) }
			/>
		),
		content: (
			<Page title={ __( 'Adjust for mobile', 'frontage' ) }>
				{ __(
					'Settings with three small device icons can have a different value on each device. Select an icon, and the preview follows. Smaller devices inherit the values of larger ones unless you set their own. When you like the style of a block, copy it from the block’s options menu and paste it to other blocks.',
					'frontage'
				) }
			</Page>
		),
	},
];
