"""How far, from how far and how many: limits of every card, with the strongest stat line of a type of its deck.

`move`: the hexes it moves towards an enemy far away. `reach`: for each attack line, how far away an enemy in a
straight row may be; `x3`: so many attacks on that one. `crowd`: attacks among four enemies on adjacent hexes; `-`: not
looked at.
"""

from __future__ import annotations

LIMITS = """
archer: city-archer elite
532 move 4 reach 7 crowd 1
533 move 3 reach 7 crowd 1
534 move 3 reach 6 crowd 1
535 move 2 reach 7 crowd 1
536 move 0 reach 7 crowd 2
537 move 0 reach 8 crowd 1
538 move 2 reach 7 crowd 1
539 move 3 reach 8 crowd 1

guard: inox-guard elite
524 move 0 reach - crowd 0
525 move 4 reach 1 crowd 1
526 move 2 reach 2 crowd 1
527 move 3 reach 1 crowd 1
528 move 3 reach 1 crowd 1
529 move 2 reach 1 crowd 1
530 move 2 reach 1 crowd 1
531 move 0 reach 1 crowd 1

scout: vermling-scout elite
668 move 4 reach 3 crowd 1
669 move 6 reach 1 crowd 1
670 move 5 reach 1 crowd 1
671 move 3 reach 3 crowd 1
672 move 4 reach 1 crowd 1
673 move 0 reach 1 crowd 1
674 move 0 reach 4 crowd 2
675 move 6 reach - crowd 0

shaman: vermling-shaman elite
588 move 3 reach 4 crowd 1
589 move 2 reach 4 crowd 1
590 move 3 reach - crowd 0
591 move 3 reach - crowd 0
592 move 3 reach 4 crowd 1
593 move 2 reach 4 crowd 1
594 move 2 reach - crowd 0
595 move 4 reach 4 crowd 2

cultist: cultist elite
604 move 2 reach 1 crowd 1
605 move 2 reach 1 crowd 1
606 move 3 reach 1 crowd 1
607 move 3 reach 1 crowd 1
608 move 2 reach 1 crowd 1
609 move 0 reach - crowd 0
610 move 0 reach - crowd 0
611 move 2 reach - crowd 0

boss: inox-bodyguard boss
572 move 4 reach 1 crowd 1
573 move 4 reach 1 crowd 1
574 move 4 reach 1 crowd 1
575 move 3 reach 2 crowd 2
576 move 3 reach 2 crowd 2
577 move 3 reach 2 crowd 2
578 move 4 reach 1 crowd 1
579 move 3 reach 3 crowd 2

living-bones: living-bones elite
516 move 5 reach 1 crowd 3
517 move 4 reach 1 crowd 3
518 move 7 reach 1 crowd 3
519 move 6 reach 1 crowd 3
520 move 6 reach 1 crowd 3
521 move 0 reach 1 crowd 3
522 move 6 reach 1x3 crowd 3
523 move 0 reach - crowd 0

living-corpse: living-corpse elite
564 move 3 reach - crowd 0
565 move 3 reach 1 crowd 1
566 move 2 reach 1 crowd 1
567 move 2 reach 1 crowd 1
568 move 1 reach 1 crowd 1
569 move 3 reach - crowd 0
570 move 2 reach 1 crowd 1
571 move 0 reach 1 crowd 1

living-spirit: living-spirit elite
580 move 3 reach 5 crowd 1
581 move 4 reach 5 crowd 4
582 move 4 reach 5 crowd 1
583 move 4 reach 5 crowd 1
584 move 0 reach 4 crowd 2
585 move 3 reach 4 crowd 1
586 move 4 reach - crowd 0
587 move 3 reach 5 crowd 1

ooze: ooze elite
692 move 4 reach 4 crowd 1
693 move 3 reach 4 crowd 1
694 move 0 reach 4 crowd 2
695 move 2 reach 5 crowd 1
696 move 0 reach - crowd 0
697 move 0 reach - crowd 0
698 move 2 reach - crowd 0
699 move 0 reach 3 crowd -

harrower-infester: harrower-infester elite
724 move 3 reach 1 crowd 2
725 move 4 reach 1 crowd 1
726 move 3 reach 1 crowd 1
727 move 0 reach 1 crowd 1
728 move 0 reach - crowd 0
729 move 3 reach 3 crowd 1
730 move 4 reach 1 crowd 2
731 move 0 reach 3 crowd 1

deep-terror: deep-terror elite
732 move 0 reach 3 crowd 3
733 move 0 reach 5 crowd 1
734 move 0 reach 5 crowd 1
735 move 0 reach 1 4 crowd 5
736 move 0 reach 1 5 crowd 2
737 move 0 reach 1 3 crowd 6
738 move 0 reach 6 crowd 1
739 move 0 reach 4 crowd 1

cave-bear: cave-bear elite
596 move 6 reach 1 crowd 1
597 move 4 reach 1 crowd 1
598 move 0 reach 1 crowd 1
599 move 5 reach 1 crowd 1
600 move 4 reach 1 crowd 1
601 move 3 reach 1 1 crowd 2
602 move 5 reach 1 crowd 2
603 move 0 reach - crowd 0

hound: hound elite
540 move 5 reach 1 crowd 1
541 move 6 reach - crowd 0
542 move 6 reach 1 crowd 1
543 move 6 reach 1 crowd 1
544 move 6 reach 1 crowd 1
545 move 6 reach 1 crowd 1
546 move 4 reach 1 crowd 1
547 move 4 reach 1 1 crowd 2

giant-viper: giant-viper elite
684 move 4 reach 1 crowd 1
685 move 4 reach 1 crowd 1
686 move 0 reach 1 crowd 1
687 move 5 reach 1 crowd 4
688 move 3 reach 1 crowd 1
689 move 5 reach 1 crowd 1
690 move 3 reach 1 crowd 2
691 move 3 reach 1 1 crowd 2

rending-drake: rending-drake elite
548 move 7 reach 1 crowd 1
549 move 5 reach 1 1 crowd 2
550 move 6 reach 1 crowd 1
551 move 5 reach 1 crowd 1
552 move 4 reach 3 crowd 2
553 move 4 reach 1 crowd 2
554 move 0 reach 1 1 1 crowd 3
555 move 0 reach - crowd 0

spitting-drake: spitting-drake elite
556 move 5 reach 5 crowd 1
557 move 4 reach 5 crowd 1
558 move 4 reach 5 crowd 2
559 move 0 reach 5 crowd 2
560 move 3 reach 5 crowd 1
561 move 0 reach 5 crowd 1
562 move 0 reach - crowd 0
563 move 3 reach 5 crowd 4

lurker: lurker elite
612 move 0 reach - crowd 0
613 move 5 reach 1 crowd 2
614 move 4 reach 1 crowd 2
615 move 4 reach 1x2 crowd 2
616 move 3 reach 1 crowd 2
617 move 0 reach 1 crowd 4
618 move 4 reach 1 crowd 2
619 move 4 reach 1 crowd 2

imp: black-imp elite
676 move 0 reach - crowd 0
677 move 1 reach 5 crowd 1
678 move 1 reach 5 crowd 1
679 move 2 reach - crowd 0
680 move 1 reach 5 crowd 2
681 move 0 reach 5 crowd 1
682 move 1 reach 5 crowd 2
683 move 0 reach - crowd 0

earth-demon: earth-demon elite
636 move 0 reach - crowd 0
637 move 4 reach 1 crowd 1
638 move 3 reach 1 crowd 1
639 move 0 reach 4 crowd 1
640 move 2 reach 1 crowd 1
641 move 2 reach 1 crowd 4
642 move 4 reach 1 crowd 1
643 move 3 reach 1 crowd 2

flame-demon: flame-demon elite
628 move 5 reach 6 crowd 1
629 move 4 reach 6 crowd 1
630 move 0 reach 6 crowd 1
631 move 0 reach 2 crowd 1
632 move 3 reach 5 crowd 1
633 move 0 reach 1 crowd 4
634 move 4 reach 6 crowd 2
635 move 3 reach - crowd 0

frost-demon: frost-demon elite
620 move 0 reach - crowd 0
621 move 5 reach 1 crowd 1
622 move 4 reach 1 crowd 1
623 move 3 reach 2 crowd 1
624 move 3 reach 1 crowd 2
625 move 3 reach 1 crowd 2
626 move 3 reach 1 crowd 1
627 move 5 reach - crowd 0

night-demon: night-demon elite
660 move 6 reach 1 crowd 1
661 move 6 reach 1 crowd 1
662 move 5 reach 1 crowd 1
663 move 0 reach 3 crowd 3
664 move 4 reach 1 crowd 1
665 move 4 reach 1 crowd 1
666 move 0 reach 1 1 crowd 2
667 move 5 reach 1 crowd 1

sun-demon: sun-demon elite
652 move 0 reach - crowd 0
653 move 4 reach 1 crowd 4
654 move 4 reach 1 crowd 4
655 move 4 reach 1 crowd 1
656 move 4 reach 1 crowd 1
657 move 3 reach 4 crowd 1
658 move 3 reach 1 crowd 4
659 move 4 reach 3 crowd 1

wind-demon: wind-demon elite
644 move 0 reach 4 crowd 1
645 move 5 reach 4 crowd 1
646 move 5 reach 4 crowd 1
647 move 5 reach 4 crowd 2
648 move 5 reach 1 crowd 2
649 move 4 reach 4 crowd 1
650 move 0 reach 4 crowd -
651 move 4 reach 4 crowd 1

ancient-artillery: ancient-artillery elite
700 move 0 reach 9 crowd 2
701 move 0 reach 7 crowd 2
702 move 0 reach 7 crowd 2
703 move 0 reach 7 crowd -
704 move 0 reach 8 crowd -
705 move 0 reach 7 crowd 2
706 move 0 reach 7 crowd -
707 move 0 reach 8 crowd -

stone-golem: stone-golem elite
740 move 0 reach - crowd 0
741 move 4 reach 1 crowd 1
742 move 4 reach 1 crowd 1
743 move 3 reach 1 crowd 1
744 move 0 reach 3 crowd 1
745 move 2 reach 1 crowd 1
746 move 3 reach 1 crowd 4
747 move 4 reach 3 crowd 1

savvas-icestorm: savvas-icestorm elite
708 move 0 reach 7 crowd -
709 move 0 reach - crowd 0
710 move 0 reach - crowd 0
711 move 4 reach 5 crowd 1
712 move 0 reach 6 crowd 1
713 move 0 reach - crowd 0
714 move 4 reach 6 crowd 1
715 move 3 reach 2 crowd 2

savvas-lavaflow: savvas-lavaflow elite
716 move 0 reach - crowd 0
717 move 0 reach - crowd 0
718 move 5 reach 1 crowd 4
719 move 3 reach 3 crowd 1
720 move 4 reach 3 crowd 1
721 move 0 reach - crowd 0
722 move 0 reach - crowd 0
723 move 3 reach 3 crowd 2
"""

TRIANGLE = [(0, 0), (1, -1), (1, 0)]
DISC = [(0, 0), (1, -1), (1, 0), (0, 1), (2, -1), (2, 0), (1, 1)]
RING = [(-1, 0), (0, -1), (-1, 1), (1, -1), (1, 0), (0, 1)]
LINE_OF_FIVE = [(1, -1), (2, -2), (3, -3), (4, -4), (5, -5)]
LINE_OF_THREE = [(0, 1), (0, 2), (0, 3)]
WEDGE = [(1, -1), (1, 0), (2, -1)]
LONG_WEDGE = [(1, -1), (1, 0), (2, -2), (2, -1), (2, 0)]
CROWN = [(1, -1), (1, 0), (0, 1), (2, -1), (2, 0), (1, 1)]
AREAS: dict[int, list[list[tuple[int, int]]]] = {
    558: [TRIANGLE],
    563: [DISC],
    604: [RING],
    605: [RING],
    624: [[(1, -1), (1, 0)]],
    625: [[(1, -1), (1, 0)]],
    630: [DISC],
    631: [[(1, -1), (2, -2)]],
    643: [WEDGE],
    648: [WEDGE, CROWN],
    703: [TRIANGLE],
    704: [DISC],
    707: [TRIANGLE],
    715: [LONG_WEDGE],
    720: [LINE_OF_THREE],
    729: [LINE_OF_THREE],
    733: [LINE_OF_FIVE],
    734: [LINE_OF_FIVE],
}
"""The patterns of cards, with those that an element unlocks; free ones have (0, 0), others lie around the monster."""
