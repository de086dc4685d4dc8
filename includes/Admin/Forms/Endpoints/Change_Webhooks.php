<?php
declare( strict_types=1 );

namespace Frontage\Admin\Forms\Endpoints;

use Frontage\Domain\Forms\Webhooks;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Http\Action_Exception;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/** Adds a webhook, whose signing key is in this response and in no other; or removes one. */
final class Change_Webhooks implements Endpoint {
	public const ROUTE  = '/form-webhooks';
	public const METHOD = 'POST';
	public const REPLY  = '`{ webhooks, canEdit }`; for a new one also `id` and `key`';

	public function args(): array {
		return array(
			'name'   => Args::text( 0, 80, '' ),
			'url'    => Args::text( 0, 500, '' ),
			'remove' => Args::text( 0, 32, '' ),
		);
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		if ( '' !== $args['remove'] ) {
			Webhooks::remove( $args['remove'] );
			return Response::json( List_Webhooks::all() );
		}
		$name = sanitize_text_field( $args['name'] );
		$url  = trim( $args['url'] );
		try {
			$added = Webhooks::add( '' === $name ? Webhooks::host( $url ) : $name, $url );
		} catch ( Http_Error $error ) {
			throw new Action_Exception(
				400,
				'frontage_webhook_url',
				__( 'Enter an address on a public server that begins with https://.', 'frontage' ) . ' ' . $error->getMessage()
			);
		}
		if ( null === $added ) {
			throw new Action_Exception( 400, 'frontage_webhooks_full', __( 'There are too many webhooks. Remove one first.', 'frontage' ) );
		}
		return Response::json( $added + List_Webhooks::all() );
	}
}
