import { Placeholder, type IconType } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { withPictures } from '../example-pictures';
import { ServerPreview } from '../preview';
import { useIsPreview } from '../use-is-preview';
import { boundTo, type Sourced } from './is-sourced';

interface Props {
	/** Such as `frontage/gallery`. */
	block: string;
	/** The block's title. */
	title: string;
	icon: IconType;
	attributes: Sourced & object;
	/** ID of the post of a Query Loop. */
	post?: unknown;
}

/** Why there are no images, for each source. */
const EMPTY: Record< string, () => string > = {
	attached: () =>
		__(
			'No images are attached to this post. Images are attached to the post that they are uploaded in.',
			'frontage'
		),
	field: () =>
		__(
			'No images found. The field must have image IDs or URLs and be available in the REST API.',
			'frontage'
		),
	terms: () =>
		__(
			'No images found. Select categories that have images.',
			'frontage'
		),
	bound: () =>
		__( 'No images found in the connected data source.', 'frontage' ),
};

/**
 * The images of a source as visitors see them, or a note, which visitors do not see.
 *
 * @param props The block.
 */
export function SourcedImages( props: Props ) {
	const { block, title, icon, post } = props;
	// What the author picked before stays in the block, but is not shown.
	const { images, ...attributes } = props.attributes as Sourced & {
		images?: unknown;
	};
	const isPreview = useIsPreview();
	const kind = boundTo( attributes )
		? 'bound'
		: ( attributes.source?.kind ?? 'attached' );
	return (
		<ServerPreview
			block={ block }
			attributes={ attributes }
			post={ typeof post === 'number' ? post : undefined }
			empty={
				isPreview ? (
					<Sample />
				) : (
					<Placeholder
						icon={ icon }
						label={ title }
						instructions={ EMPTY[ kind ]?.() }
					/>
				)
			}
		/>
	);
}

/** Pictures of ours, where a block is only looked at. */
const Sample = () => (
	<div
		style={ {
			display: 'grid',
			gridTemplateColumns: 'repeat(3, 1fr)',
			gap: '1rem',
		} }
	>
		{ withPictures( [ 'lemons.webp', 'hills.webp', 'lake.webp' ] ).map(
			( url ) => (
				<img
					key={ url }
					src={ url }
					alt=""
					style={ {
						inlineSize: '100%',
						aspectRatio: '3 / 2',
						objectFit: 'cover',
					} }
				/>
			)
		) }
	</div>
);
