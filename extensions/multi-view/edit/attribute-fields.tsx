import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { Button, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Setting } from '@frontage/editor';
import { safeUrl } from '@frontage/lib/safe-url';
import type { View } from './settings';

interface Props {
	/** By name. */
	values: Record< string, unknown >;
	/** Undefined removes the value. */
	onChange: ( name: string, value: unknown ) => void;
}

/** Blocks whose first image is what they show. */
const WITH_PICTURE = [
	'core/cover',
	'core/image',
	'core/media-text',
	'core/post-featured-image',
	'core/site-logo',
];

const texts = [
	{
		name: 'title',
		label: __( 'Title attribute', 'frontage' ),
		help: undefined,
	},
	{
		name: 'label',
		label: __( 'Label for screen readers', 'frontage' ),
		help: __( 'Of the first link, button or region.', 'frontage' ),
	},
];

const alt = {
	name: 'alt',
	label: __( 'Alternative text', 'frontage' ),
	help: undefined,
};

interface AllProps extends Props {
	view: View;
	/** Name of the block. */
	block: string;
}

/** Attributes that are safe to change and useful to have: a closed list, as on the server. */
export function AttributeFields( { view, block, ...props }: AllProps ) {
	const hasPicture = WITH_PICTURE.includes( block );
	return (
		<>
			{ hasPicture && view !== 'hover' && <Picture { ...props } /> }
			<Link { ...props } />
			{ ( hasPicture ? [ alt, ...texts ] : texts ).map( ( field ) => (
				<Typed key={ field.name } { ...field } { ...props } />
			) ) }
		</>
	);
}

function Typed( {
	name,
	label,
	help,
	values,
	onChange,
}: Props & { name: string; label: string; help?: string } ) {
	return (
		<Setting
			label={ label }
			isSet={ !! values[ name ] }
			onReset={ () => onChange( name, undefined ) }
		>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ label }
				help={ help }
				value={ String( values[ name ] ?? '' ) }
				onChange={ ( text ) => onChange( name, text || undefined ) }
			/>
		</Setting>
	);
}

function Link( props: Props ) {
	const { href } = props.values;
	return (
		<Typed
			name="href"
			label={ __( 'Link', 'frontage' ) }
			help={
				href && ! safeUrl( href )
					? __(
							'This address is not safe. Visitors do not get it.',
							'frontage'
						)
					: __(
							'Replaces the address of the first link in the block.',
							'frontage'
						)
			}
			{ ...props }
		/>
	);
}

function Picture( { values, onChange }: Props ) {
	const label = __( 'Picture', 'frontage' );
	const { id } = Object( values.image ) as { id?: number };
	return (
		<Setting
			label={ label }
			isSet={ !! values.image }
			onReset={ () => onChange( 'image', undefined ) }
		>
			<MediaUploadCheck>
				<MediaUpload
					allowedTypes={ [ 'image' ] }
					value={ id }
					onSelect={ ( media: { id: number; url: string } ) =>
						onChange( 'image', { id: media.id, url: media.url } )
					}
					render={ ( { open }: { open: () => void } ) => (
						<Button variant="secondary" onClick={ open }>
							{ values.image
								? __( 'Replace picture', 'frontage' )
								: __( 'Choose another picture', 'frontage' ) }
						</Button>
					) }
				/>
			</MediaUploadCheck>
		</Setting>
	);
}
