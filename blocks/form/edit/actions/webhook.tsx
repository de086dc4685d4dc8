import apiFetch from '@wordpress/api-fetch';
import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { Choice, TextInput } from './controls';
import type { ActionProps, WebhookAction } from './types';

interface Found {
	webhooks: { id: string; name: string; host: string }[];
	canEdit: boolean;
	/** Of a new webhook; never sent again. */
	id?: string;
	key?: string;
}

const PATH = '/frontage/v1/form-webhooks';

/** Settings of a call to another service; its address and key stay on the server. */
export function WebhookFields( {
	action,
	onChange,
}: ActionProps< WebhookAction > ) {
	const [ found, setFound ] = useState< Found >();
	const [ problem, setProblem ] = useState( '' );
	useEffect( () => {
		apiFetch< Found >( { path: PATH } ).then( setFound, ( error ) =>
			setProblem( error.message )
		);
	}, [] );
	const post = ( data: object ) =>
		apiFetch< Found >( { path: PATH, method: 'POST', data } ).then(
			( next ) => {
				setFound( next );
				setProblem( '' );
				return next;
			},
			( error ) => {
				setProblem( error.message );
			}
		);
	const { webhooks = [], canEdit, key } = found ?? {};
	const isGone =
		found &&
		action.endpoint &&
		! webhooks.some( ( { id } ) => id === action.endpoint );
	return (
		<>
			<Choice
				label={ __( 'Webhook', 'frontage' ) }
				help={ __(
					'Sends all answers as JSON, signed with HMAC-SHA256, after the visitor has the response. A failure is retried for about 17 hours.',
					'frontage'
				) }
				options={ {
					'': __( 'Select…', 'frontage' ),
					...Object.fromEntries(
						webhooks.map( ( { id, name, host } ) => [
							id,
							host ? `${ name } (${ host })` : name,
						] )
					),
				} }
				value={ action.endpoint }
				onChange={ ( endpoint ) => onChange( { endpoint } ) }
			/>
			{ isGone && (
				<Notice status="warning" isDismissible={ false }>
					{ __( 'The webhook was removed.', 'frontage' ) }
				</Notice>
			) }
			{ problem && (
				<Notice status="error" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
			{ key && (
				<Notice status="success" isDismissible={ false }>
					<p>
						{ __(
							'Copy the signing key now. It is not shown again.',
							'frontage'
						) }
					</p>
					<code style={ { overflowWrap: 'anywhere' } }>{ key }</code>
				</Notice>
			) }
			{ canEdit === false && (
				<p>{ __( 'Administrators add webhooks.', 'frontage' ) }</p>
			) }
			{ canEdit && (
				<NewWebhook
					onAdd={ async ( data ) => {
						const next = await post( data );
						if ( next?.id ) {
							onChange( { endpoint: next.id } );
						}
						return !! next;
					} }
				/>
			) }
			{ canEdit && action.endpoint && ! isGone && (
				<Button
					variant="link"
					isDestructive
					onClick={ () => {
						void post( { remove: action.endpoint } );
					} }
				>
					{ sprintf(
						/* translators: %s: name of a webhook. */
						__( 'Remove “%s” from this site', 'frontage' ),
						webhooks.find( ( { id } ) => id === action.endpoint )
							?.name ?? ''
					) }
				</Button>
			) }
		</>
	);
}

/** Adds a webhook for all forms of the site. */
function NewWebhook( {
	onAdd,
}: {
	onAdd: ( data: { name: string; url: string } ) => Promise< boolean >;
} ) {
	const [ name, setName ] = useState( '' );
	const [ url, setUrl ] = useState( '' );
	return (
		<fieldset className="frontage-form-rule">
			<legend>{ __( 'New webhook', 'frontage' ) }</legend>
			<TextInput
				label={ __( 'Name', 'frontage' ) }
				maxLength={ 80 }
				value={ name }
				onChange={ ( next = '' ) => setName( next ) }
			/>
			<TextInput
				label={ __( 'Address', 'frontage' ) }
				help={ __(
					'Starts with https://. It is stored like a password.',
					'frontage'
				) }
				type="url"
				value={ url }
				onChange={ ( next = '' ) => setUrl( next ) }
			/>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				aria-disabled={ ! url }
				onClick={ async () => {
					if ( url && ( await onAdd( { name, url } ) ) ) {
						setName( '' );
						setUrl( '' );
					}
				} }
			>
				{ __( 'Add webhook', 'frontage' ) }
			</Button>
		</fieldset>
	);
}
