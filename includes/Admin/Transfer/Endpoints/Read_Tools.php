<?php
declare( strict_types=1 );

namespace Frontage\Admin\Transfer\Endpoints;

use Frontage\Admin\Exit_Converter\Backups;
use Frontage\Admin\Transfer\Document;
use Frontage\Admin\Transfer\Export_Only;
use Frontage\Admin\Transfer\Importers;
use Frontage\Admin\Transfer\Parts;
use Frontage\Admin\Transfer\Remove;
use Frontage\Admin\Transfer\Stored_Data;
use Frontage\Admin\Transfer\Undo;
use Frontage\Base\Error_Boundary;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** What the Tools tab needs to begin: parts, limits, the last import, old data, the word to type, what was converted, what is stored. */
final class Read_Tools implements Endpoint {
	public const ROUTE  = '/tools';
	public const METHOD = 'GET';
	public const REPLY  = '`{ parts, maxBytes, undo, imports, phrase, converted, stored }`';

	public function args(): array {
		return array();
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$parts = array();
		foreach ( Parts::exported() as $name => $part ) {
			$parts[] = array(
				'name'       => $name,
				'label'      => Error_Boundary::call( $part::class, static fn (): string => $part->label(), $name ),
				'isPersonal' => $part instanceof Export_Only,
			);
		}
		return Response::json(
			array(
				'parts'     => $parts,
				'maxBytes'  => Document::MAX_BYTES,
				'undo'      => Undo::available(),
				'imports'   => Importers::offers(),
				'phrase'    => Remove::phrase(),
				'converted' => Backups::count(),
				'stored'    => Stored_Data::lines(),
			)
		);
	}
}
