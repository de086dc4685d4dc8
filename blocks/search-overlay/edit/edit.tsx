import {
	InspectorControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { search } from '@wordpress/icons';
import {
	BlockSettings,
	ChoiceField,
	SearchFields,
	defaultsIn,
	type EditProps,
} from '@frontage/editor';
import {
	ClosingPanel,
	StylePanel,
	OpeningPanel,
	useOwnAnchor,
} from '@frontage/editor/overlay';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const CONTENT = defaultsIn( metadata, [
	'placeholder',
	'types',
	'perType',
	'remembers',
] );
const OPENING = defaultsIn( metadata, [ 'opener', 'counts' ] );
const STYLE = defaultsIn( metadata, [
	'place',
	'entrance',
	'veil',
	'veilBlur',
] );
const CLOSING = defaultsIn( metadata, [ 'closesBeside' ] );

export function Edit( { clientId, ...block }: EditProps< Attributes > ) {
	const { anchor, opener } = block.attributes;
	useOwnAnchor( clientId, anchor, 'search' );
	return (
		<>
			<InspectorControls>
				<SearchOverlaySettings { ...block } />
			</InspectorControls>
			<div
				{ ...useBlockProps( { className: 'frontage-search-overlay' } ) }
			>
				<span
					className={ `frontage-search-overlay__open is-${ opener }` }
				>
					<Icon icon={ search } />
					{ opener === 'text' && <Words { ...block } /> }
					{ opener === 'none' && `#${ anchor ?? '' }` }
				</span>
			</div>
		</>
	);
}

function Words( {
	attributes,
	setAttributes,
}: Omit< EditProps< Attributes >, 'clientId' > ) {
	return (
		<RichText
			tagName="span"
			aria-label={ __( 'Button text', 'frontage' ) }
			placeholder={ __( 'Search', 'frontage' ) }
			value={ attributes.buttonText }
			onChange={ ( buttonText: string ) =>
				setAttributes( { buttonText } )
			}
			allowedFormats={ [] }
		/>
	);
}

const SearchOverlaySettings = (
	block: Omit< EditProps< Attributes >, 'clientId' >
) => (
	<>
		<BlockSettings
			label={ __( 'Content', 'frontage' ) }
			defaults={ CONTENT }
			{ ...block }
		>
			<SearchFields />
		</BlockSettings>
		<OpeningPanel of={ OPENING } { ...block }>
			<ChoiceField< Attributes >
				name="opener"
				label={ __( 'Opened by', 'frontage' ) }
				options={ {
					icon: __( 'Icon only', 'frontage' ),
					text: __( 'Icon and text', 'frontage' ),
					none: __( 'Anchor links only', 'frontage' ),
				} }
			/>
		</OpeningPanel>
		<StylePanel of={ STYLE } { ...block }>
			<ChoiceField< Attributes >
				name="place"
				label={ __( 'Position', 'frontage' ) }
				options={ {
					top: __( 'Card at the top', 'frontage' ),
					full: __( 'Full screen', 'frontage' ),
				} }
			/>
		</StylePanel>
		<ClosingPanel of={ CLOSING } { ...block } />
	</>
);
