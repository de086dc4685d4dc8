<?php
declare( strict_types=1 );

namespace Frontage\Admin\Performance\Endpoints;

use Frontage\Admin\Performance\Advice;
use Frontage\Admin\Performance\Page_Cost;
use Frontage\Http\Action_Exception;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/** What a page costs, and advice; a site that cannot request its own pages still gets advice. */
final class Measure_Page implements Endpoint {
	public const ROUTE  = '/performance';
	public const METHOD = 'GET';
	public const REPLY  = '`{ page, problem, advice, home }`';

	public function args(): array {
		return array( 'post' => Args::int( 0, PHP_INT_MAX, 0 ) );
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$page = Page_Cost::of( $args['post'] );
		if ( is_wp_error( $page ) && 'frontage_unreachable' !== $page->get_error_code() ) {
			throw Action_Exception::from_error( $page );
		}
		$cost = is_wp_error( $page ) ? null : $page;
		return Response::json(
			array(
				'page'    => $cost,
				'problem' => is_wp_error( $page ) ? $page->get_error_message() : '',
				'advice'  => Advice::on( $cost ),
				'home'    => home_url( '/' ),
			)
		);
	}
}
