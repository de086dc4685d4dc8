<?php
declare( strict_types=1 );

namespace Frontage\Admin\Split_Tests\Endpoints;

use Frontage\Admin\Split_Tests\Requested_Test;
use Frontage\Domain\Split_Tests\Split_Sums;
use Frontage\Http\Action_Exception;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/** Deletes a split test that has ended, with everything that was counted. */
final class Delete_Split_Test implements Endpoint {
	public const ROUTE  = '/split-tests/(?P<id>[0-9a-f-]{36})/delete';
	public const METHOD = 'POST';
	public const REPLY  = '`{ deleted }`';

	public function args(): array {
		return array( 'id' => Args::text( 36, 36 ) );
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$test = Requested_Test::get( $args['id'] );
		if ( 'ended' !== $test->state ) {
			throw new Action_Exception( 409, 'not_ended', __( 'End the test before you delete its results.', 'frontage' ) );
		}
		Split_Sums::delete( $test->number );
		return Response::json( array( 'deleted' => true ) );
	}
}
