<?php
declare( strict_types=1 );

namespace Frontage\Admin\Leave\Endpoints;

use Frontage\Admin\Leave\Converter;
use Frontage\Admin\Leave\Places;
use Frontage\Admin\Leave\Remainder;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** How many places use Frontage, and what a conversion of them cannot replace. */
final class Read_Leave implements Endpoint {
	public const ROUTE  = '/leave';
	public const METHOD = 'GET';
	public const REPLY  = '`{ places, converter, theme, features, extensions, data }`';

	public function args(): array {
		return array();
	}

	public function policy(): Policy {
		return Policy::users( Places::CAPABILITY );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Response::json(
			array(
				'places'    => Places::count(),
				'converter' => Converter::url(),
			) + Remainder::all()
		);
	}
}
