import { Notice, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Settings } from '../../src/editor';
import { safeUrl } from '../../src/lib/safe-url';
import { Own, defaultsOf, type Panel } from './edit-setting';
import type { CountdownAttributes } from './types';

interface Props extends Panel {
	/** Offers a first block for the chosen end. */
	onChoose: ( action: CountdownAttributes[ 'endAction' ] ) => void;
}

/**
 * What happens at the end (S2 §4).
 *
 * @param props          The block's state.
 * @param props.onChoose Hears of the choice.
 */
export function EndSettings( { onChoose, ...panel }: Props ) {
	const { attributes, setAttributes } = panel;
	const label = __( 'At the end', 'frontage' );
	const choose = ( value: string ) => {
		const endAction = value as CountdownAttributes[ 'endAction' ];
		setAttributes( { endAction } );
		onChoose( endAction );
	};
	return (
		<Settings
			label={ label }
			onReset={ () =>
				setAttributes(
					defaultsOf( [ 'endAction', 'redirectUrl', 'announce' ] )
				)
			}
		>
			<Own name="endAction" label={ label } { ...panel }>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ label }
					value={ attributes.endAction }
					options={ [
						{
							value: 'message',
							label: __( 'Show a message', 'frontage' ),
						},
						{
							value: 'image',
							label: __( 'Show an image', 'frontage' ),
						},
						{
							value: 'redirect',
							label: __( 'Go to another page', 'frontage' ),
						},
						{
							value: 'none',
							label: __( 'Stay at zero', 'frontage' ),
						},
					] }
					help={
						attributes.endAction === 'message' ||
						attributes.endAction === 'image'
							? __(
									'It is in the page’s source from the start: no place for secrets.',
									'frontage'
								)
							: undefined
					}
					onChange={ choose }
				/>
			</Own>
			{ attributes.endAction === 'redirect' && (
				<RedirectSetting { ...panel } />
			) }
			<AnnounceSetting { ...panel } />
		</Settings>
	);
}

function RedirectSetting( panel: Panel ) {
	const { attributes, setAttributes } = panel;
	const label = __( 'Address', 'frontage' );
	return (
		<Own name="redirectUrl" label={ label } { ...panel }>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				type="url"
				label={ label }
				value={ attributes.redirectUrl }
				onChange={ ( redirectUrl ) => setAttributes( { redirectUrl } ) }
			/>
			{ attributes.redirectUrl && ! safeUrl( attributes.redirectUrl ) ? (
				<Notice status="error" isDismissible={ false }>
					{ __(
						'Visitors cannot be taken to this address. Use one that starts with https://, or a path of this site.',
						'frontage'
					) }
				</Notice>
			) : (
				<Notice status="info" isDismissible={ false }>
					{ __( 'Not followed here in the editor.', 'frontage' ) }
				</Notice>
			) }
		</Own>
	);
}

function AnnounceSetting( panel: Panel ) {
	const label = __( 'Screen readers hear', 'frontage' );
	return (
		<Own name="announce" label={ label } { ...panel }>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ label }
				value={ panel.attributes.announce }
				options={ [
					{ value: 'end', label: __( 'The end', 'frontage' ) },
					{
						value: 'minute',
						label: __( 'Every minute and the end', 'frontage' ),
					},
					{
						value: 'never',
						label: __( 'Nothing by itself', 'frontage' ),
					},
				] }
				onChange={ ( announce ) =>
					panel.setAttributes( {
						announce: announce as CountdownAttributes[ 'announce' ],
					} )
				}
			/>
		</Own>
	);
}
