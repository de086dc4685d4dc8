<?php
declare( strict_types=1 );

namespace Frontage\Admin\Settings\Endpoints;

use Frontage\Admin\Settings\Integrations;
use Frontage\Domain\Providers\Providers;
use Frontage\Http\Action_Exception;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/** Sends a request to a vendor with the stored key and returns what it says. */
final class Test_Integration implements Endpoint {
	public const ROUTE  = '/integrations/(?P<slug>[a-z0-9-]{1,64})/test';
	public const METHOD = 'POST';
	public const REPLY  = '`{ ok, message, … }`';

	/** Longest token of a vendor, which its script gave to the owner's browser. */
	private const TOKEN_MAX = 4096;

	public function args(): array {
		return array(
			'slug'  => Args::text( 1, 64 ),
			'token' => Args::text( 0, self::TOKEN_MAX, '' ),
			// Whether the browser tried the public key.
			'tried' => Args::flag(),
		);
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$provider = Providers::get( $args['slug'] );
		if ( null === $provider ) {
			throw new Action_Exception( 404, 'frontage_unknown_integration', __( 'This integration does not exist.', 'frontage' ) );
		}
		return Response::json( Integrations::test( $provider, $args['tried'] ? $args['token'] : null )->to_array() );
	}
}
