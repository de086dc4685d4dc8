<?php
declare( strict_types=1 );

namespace Frontage\Admin\Modules\Endpoints;

use Frontage\Base\Manifest;
use Frontage\Domain\Usage\Index;
use Frontage\Domain\Usage\Location;
use Frontage\Http\Action_Exception;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/** The places where a module is used. */
final class List_Places implements Endpoint {
	public const ROUTE  = '/modules/(?P<module>[a-z0-9-]{1,64})/places';
	public const METHOD = 'GET';
	public const REPLY  = '`{ total, places }`';

	/** Maximum number of places per response. */
	private const PLACES = 50;

	public function args(): array {
		return array( 'module' => Args::text( 1, 64 ) );
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$module = $args['module'];
		if ( null === Manifest::module( $module ) ) {
			throw new Action_Exception(
				404,
				'frontage_unknown_module',
				__( 'This block, feature, or extension does not exist.', 'frontage' )
			);
		}
		return Response::json(
			array(
				'total'  => Index::counts()[ $module ] ?? 0,
				'places' => Location::describe( Index::places( $module, self::PLACES ) ),
			)
		);
	}
}
