<?php
/**
 * What Acme adds to Frontage: one of each kind.
 */

declare( strict_types=1 );

namespace Acme;

use Frontage\Admin\Status\Section;
use Frontage\Admin\Transfer\Importer;
use Frontage\Domain\Ads\Ad_Network;
use Frontage\Domain\Filters\Filter_Source;
use Frontage\Domain\Forms\Field_Type;
use Frontage\Domain\Modules\Visibility_Choice;
use Frontage\Domain\Overlay\Browser_Condition;
use Frontage\Domain\Overlay\Trigger;
use Frontage\Domain\Privacy\Provides_Retention;
use Frontage\Domain\Providers\With_Feed;
use Frontage\Domain\Query\Counted_Elsewhere;
use Frontage\Domain\Render\Card\Extra;

defined( 'ABSPATH' ) || exit;

return array(
	'plugin'          => __DIR__ . '/acme.php',
	'implementations' => array(
		Ad_Network::class         => array( Kiosk::class ),
		Browser_Condition::class  => array( Language::class ),
		Counted_Elsewhere::class  => array( Vote_Order::class ),
		Extra::class              => array( Card_Rating::class ),
		Field_Type::class         => array( Iban::class ),
		Filter_Source::class      => array( Color::class ),
		Importer::class           => array( Old_Stars::class ),
		Provides_Retention::class => array( Vote_Retention::class ),
		Section::class            => array( Vote_Section::class ),
		Trigger::class            => array( Copied::class ),
		Visibility_Choice::class  => array( Level::class ),
		With_Feed::class          => array( Bulletin::class ),
	),
	'actions'         => array( 'acme_rate' => Rate::class ),
	'modules'         => array(
		'acme/copied'   => array( 'view' => array( 'path' => 'build/copied/view.js' ) ),
		'acme/language' => array( 'view' => array( 'path' => 'build/language/view.js' ) ),
		'acme/rating'   => array(
			'view' => array(
				'path'  => 'build/rating/view.js',
				'react' => true,
			),
		),
	),
);
