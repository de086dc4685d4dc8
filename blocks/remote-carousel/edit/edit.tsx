import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Placeholder, SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { stretchWide as icon } from '@wordpress/icons';
import { RemoteSettings } from './settings';
import { useCarousels, type Found } from './use-carousels';
import type { EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	const { carousels, anchorOf } = useCarousels();
	const chosen = carousels.find(
		( { anchor } ) => anchor && anchor === attributes.carousel
	);
	const choice = (
		<SelectControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ __( 'Carousel to control', 'frontage' ) }
			value={ chosen?.clientId ?? '' }
			options={ [
				{ value: '', label: __( 'Select…', 'frontage' ) },
				...carousels.map( ( { clientId, title, anchor } ) => ( {
					value: clientId,
					label: anchor ? `${ title } (#${ anchor })` : title,
				} ) ),
			] }
			onChange={ ( id: string ) =>
				setAttributes( { carousel: id ? anchorOf( id ) : '' } )
			}
		/>
	);
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<RemoteSettings
					attributes={ attributes }
					setAttributes={ setAttributes }
					choice={ choice }
				/>
			</InspectorControls>
			{ attributes.carousel ? (
				<Preview attributes={ attributes } chosen={ chosen } />
			) : (
				<Placeholder
					icon={ icon }
					label={ __( 'Carousel Controls', 'frontage' ) }
					instructions={
						carousels.length
							? __(
									'Select the slider, slideshow, or carousel that these buttons control.',
									'frontage'
								)
							: __(
									'There is no slider, slideshow, or carousel on this page yet. Add one first.',
									'frontage'
								)
					}
				>
					{ carousels.length > 0 && choice }
				</Placeholder>
			) }
		</div>
	);
}

interface PreviewProps {
	attributes: Attributes;
	chosen?: Found;
}

function Preview( { attributes, chosen }: PreviewProps ) {
	const { kind, hasPrevious, hasNext, previous, next } = attributes;
	return (
		<div className="frontage-remote-carousel">
			{ hasPrevious && (
				<Step text={ previous || __( 'Previous', 'frontage' ) } />
			) }
			{ kind === 'thumbnails' && (
				<div className="frontage-remote-carousel__pictures">
					{ chosen?.pictures.map( ( url, index ) => (
						<span
							key={ index }
							className="frontage-remote-carousel__picture"
							aria-current={ index === 0 }
						>
							{ url ? (
								<img
									src={ url }
									alt={ sprintf(
										/* translators: %d: the slide's number. */
										__( 'Slide %d', 'frontage' ),
										index + 1
									) }
								/>
							) : (
								index + 1
							) }
						</span>
					) ) }
				</div>
			) }
			{ hasNext && <Step text={ next || __( 'Next', 'frontage' ) } /> }
		</div>
	);
}

const Step = ( { text }: { text: string } ) => (
	<span className="frontage-remote-carousel__button wp-element-button">
		{ text }
	</span>
);
