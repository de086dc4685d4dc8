<?php
declare( strict_types=1 );

namespace Frontage\Admin\First_Steps\Endpoints;

use Frontage\Admin\First_Steps\Demo_Page;
use Frontage\Http\Action_Exception;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/** Creates the demo page, or returns the existing one. */
final class Make_Demo_Page implements Endpoint {
	public const ROUTE  = '/demo-page';
	public const METHOD = 'POST';
	public const REPLY  = '`{ id, … }` of the draft';

	public function args(): array {
		return array();
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$made = Demo_Page::make();
		return is_wp_error( $made ) ? throw Action_Exception::from_error( $made ) : Response::json( $made );
	}
}
