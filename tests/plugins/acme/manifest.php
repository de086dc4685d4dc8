<?php
/**
 * What Acme adds to Frontage: one of each kind.
 */

declare( strict_types=1 );

namespace Acme;

use Frontage\Admin\Status\Section;
use Frontage\Admin\Transfer\Importer;
use Frontage\Domain\Privacy\Provides_Retention;
use Frontage\Domain\Providers\With_Feed;
use Frontage\Domain\Query\Counted_Elsewhere;
use Frontage\Domain\Render\Card\Extra;

defined( 'ABSPATH' ) || exit;

return array(
	'plugin'          => __DIR__ . '/acme.php',
	'implementations' => array(
		Counted_Elsewhere::class  => array( Vote_Order::class ),
		Extra::class              => array( Card_Rating::class ),
		Importer::class           => array( Old_Stars::class ),
		Provides_Retention::class => array( Vote_Retention::class ),
		Section::class            => array( Vote_Section::class ),
		With_Feed::class          => array( Bulletin::class ),
	),
	'actions'         => array( 'acme_rate' => Rate::class ),
	'modules'         => array(
		'acme/rating' => array(
			'view' => array(
				'path'  => 'build/rating/view.js',
				'react' => true,
			),
		),
	),
);
