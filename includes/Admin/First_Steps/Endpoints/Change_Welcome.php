<?php
declare( strict_types=1 );

namespace Frontage\Admin\First_Steps\Endpoints;

use Frontage\Admin\First_Steps\Progress;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Notes what the user has seen or dismissed of the welcome panel. */
final class Change_Welcome implements Endpoint {
	public const ROUTE  = '/welcome';
	public const METHOD = 'POST';
	public const REPLY  = 'like `GET /welcome`';

	public function args(): array {
		return array(
			'dismissed' => Args::flag( null ),
			'seen'      => Args::flag( null ),
		);
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		foreach ( array( 'dismissed', 'seen' ) as $note ) {
			if ( null !== $args[ $note ] ) {
				Progress::note( $note, $args[ $note ] );
			}
		}
		return Response::json( Progress::state() );
	}
}
