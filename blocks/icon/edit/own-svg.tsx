import {
	MediaUpload,
	MediaUploadCheck,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import {
	Button,
	FormFileUpload,
	Notice,
	TextareaControl,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	fromCodeAttribute,
	toCodeAttribute,
	type SettingsProps,
} from '@frontage/editor';
import type { Attributes } from '../attributes';
import { cleanSvg } from './icons';

/** The author's own SVG: pasted, uploaded, or from the media library of a site that allows SVG there. */
export function OwnSvgField( block: SettingsProps< Attributes > ) {
	const { attributes, setAttributes } = block;
	const [ typed, setTyped ] = useState< string >();
	const [ problem, setProblem ] = useState( '' );
	const use = async ( source: string ) => {
		try {
			const svg = await cleanSvg( source );
			setProblem( '' );
			setTyped( undefined );
			setAttributes( { svg: toCodeAttribute( svg ), file: 0 } );
		} catch ( error ) {
			setProblem( ( error as Error ).message );
		}
	};
	return (
		<>
			<TextareaControl
				__nextHasNoMarginBottom
				className="frontage-icon__source"
				label={ __( 'SVG code', 'frontage' ) }
				help={ __(
					'Paste an SVG. Scripts, texts, images and everything from other sites is removed.',
					'frontage'
				) }
				value={ typed ?? fromCodeAttribute( attributes.svg ) }
				onChange={ setTyped }
				onBlur={ () => typed !== undefined && void use( typed ) }
			/>
			{ problem && (
				<Notice status="error" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
			<div className="frontage-icon__ways">
				<FormFileUpload
					__next40pxDefaultSize
					accept=".svg,image/svg+xml"
					onChange={ ( { currentTarget } ) => {
						const file = currentTarget.files?.[ 0 ];
						void file?.text().then( use );
					} }
				>
					{ __( 'Upload SVG', 'frontage' ) }
				</FormFileUpload>
				<FromLibrary { ...block } />
			</div>
		</>
	);
}

/** The media library; nothing if the site does not allow SVG there. */
function FromLibrary( {
	attributes,
	setAttributes,
}: SettingsProps< Attributes > ) {
	const isAllowed = useSelect( ( select ) => {
		const { allowedMimeTypes } = select(
			blockEditorStore
		).getSettings() as {
			allowedMimeTypes?: Record< string, string > | null;
		};
		return Object.values( allowedMimeTypes ?? {} ).includes(
			'image/svg+xml'
		);
	}, [] );
	return isAllowed ? (
		<MediaUploadCheck>
			<MediaUpload< { id: number } >
				allowedTypes={ [ 'image/svg+xml' ] }
				value={ attributes.file }
				onSelect={ ( { id } ) =>
					setAttributes( { file: id, svg: '' } )
				}
				render={ ( { open } ) => (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						onClick={ open }
					>
						{ __( 'Media Library', 'frontage' ) }
					</Button>
				) }
			/>
		</MediaUploadCheck>
	) : null;
}
