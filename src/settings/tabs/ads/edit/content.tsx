import {
	SelectControl,
	TextareaControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ImageInput } from '../../../parts';
import type { Answer, Kind } from '../types';
import { kindNames, privacyOf } from '../labels';
import { Field } from './field';
import type { Editing } from './use-draft';

interface Props {
	editing: Editing;
	answer: Answer;
}

/** What an ad shows, by its kind. */
export function Content( { editing, answer }: Props ) {
	const { draft, problem, set } = editing;
	const { kind } = draft.settings;
	return (
		<>
			<Field name="kind" problem={ problem }>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Kind', 'frontage' ) }
					help={ privacyOf( kind ) }
					value={ kind }
					options={ Object.entries( kindNames() ).map(
						( [ value, label ] ) => ( { value, label } )
					) }
					onChange={ ( value ) => set( { kind: value as Kind } ) }
				/>
			</Field>
			{ kind === 'image' && <Image { ...editing } /> }
			{ kind === 'html' && (
				<Html editing={ editing } mayHtml={ answer.mayHtml } />
			) }
			{ kind === 'adsense' && (
				<AdSense editing={ editing } formats={ answer.formats } />
			) }
		</>
	);
}

function Image( { draft: { settings }, problem, set }: Editing ) {
	return (
		<>
			<Field name="image" problem={ problem }>
				<ImageInput
					field={ {
						label: __( 'Image', 'frontage' ),
						help: __(
							'Its alternative text is read to visitors who do not see it.',
							'frontage'
						),
						locked: false,
					} }
					value={ settings.image }
					onChange={ ( image ) => set( { image: Number( image ) } ) }
				/>
			</Field>
			<Field name="url" problem={ problem }>
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Link', 'frontage' ) }
					help={ __(
						'Marked as sponsored for search engines. Leave it empty for no link.',
						'frontage'
					) }
					placeholder="https://"
					dir="ltr"
					value={ settings.url }
					onChange={ ( url ) => set( { url: url.trim() } ) }
				/>
			</Field>
			<Field name="newTab" problem={ problem }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Open in a new tab', 'frontage' ) }
					checked={ settings.newTab }
					onChange={ ( newTab ) => set( { newTab } ) }
				/>
			</Field>
		</>
	);
}

function Html( { editing, mayHtml }: { editing: Editing; mayHtml: boolean } ) {
	const { draft, problem, set } = editing;
	return (
		<Field name="html" problem={ problem }>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'HTML', 'frontage' ) }
				help={
					mayHtml
						? ''
						: __(
								'Only users who may enter any HTML on this site can change this. Ask an administrator.',
								'frontage'
							)
				}
				readOnly={ ! mayHtml }
				className="frontage-ads__html"
				rows={ 8 }
				dir="ltr"
				spellCheck={ false }
				value={ draft.settings.html }
				onChange={ ( html ) => set( { html } ) }
			/>
		</Field>
	);
}

interface AdSenseProps {
	editing: Editing;
	formats: string[];
}

function AdSense( { editing, formats }: AdSenseProps ) {
	const { draft, problem, set } = editing;
	const { adsense } = draft.settings;
	const change = ( changed: Partial< typeof adsense > ) =>
		set( { adsense: { ...adsense, ...changed } } );
	const names: Record< string, string > = {
		fixed: __( 'Exactly the size below', 'frontage' ),
		auto: __( 'Chosen by AdSense', 'frontage' ),
		horizontal: __( 'Horizontal', 'frontage' ),
		vertical: __( 'Vertical', 'frontage' ),
		rectangle: __( 'Rectangle', 'frontage' ),
	};
	return (
		<>
			<Field name="adsense.client" problem={ problem }>
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Publisher ID', 'frontage' ) }
					placeholder="ca-pub-…"
					dir="ltr"
					value={ adsense.client }
					onChange={ ( client ) =>
						change( { client: client.trim() } )
					}
				/>
			</Field>
			<Field name="adsense.slot" problem={ problem }>
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Ad unit', 'frontage' ) }
					help={ __( 'Its number, data-ad-slot.', 'frontage' ) }
					dir="ltr"
					value={ adsense.slot }
					onChange={ ( slot ) => change( { slot: slot.trim() } ) }
				/>
			</Field>
			<Field name="adsense.format" problem={ problem }>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Format', 'frontage' ) }
					value={ adsense.format }
					options={ formats.map( ( value ) => ( {
						value,
						label: names[ value ] ?? value,
					} ) ) }
					onChange={ ( format ) => change( { format } ) }
				/>
			</Field>
		</>
	);
}
