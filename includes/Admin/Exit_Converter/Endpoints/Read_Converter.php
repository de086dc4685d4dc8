<?php
declare( strict_types=1 );

namespace Frontage\Admin\Exit_Converter\Endpoints;

use Frontage\Admin\Exit_Converter\Converter;
use Frontage\Admin\Exit_Converter\Places;
use Frontage\Admin\Exit_Converter\Unconverted_Content;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** How many places use Frontage, and what a conversion of them cannot replace. */
final class Read_Converter implements Endpoint {
	public const ROUTE  = '/exit-converter';
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
			) + Unconverted_Content::all()
		);
	}
}
