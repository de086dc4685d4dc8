<?php
declare( strict_types=1 );

namespace Frontage\Domain\Ads;

defined( 'ABSPATH' ) || exit;

/**
 * A network of a `Provider`, whose island asks for consent itself with `Consent::notice()` and loads nothing before.
 *
 * The HTML of other networks waits in a template until the visitor agrees.
 *
 * @internal
 */
interface Asks_For_Consent extends Ad_Network {}
