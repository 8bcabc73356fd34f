### What every lesson and every reference card says; what one game says stands in its folder.

learn-lesson = Lesson
learn-step = Lesson, step { $step } of { $steps }
learn-now = Now: { $choice }
learn-next = Next
learn-show = Show me
learn-let = I’ll do it myself
learn-watch = Watch
learn-theirs = Your rival: { $choice }
learn-skip = Skip the lesson
learn-end = Tutorial complete
learn-play-on = Continue without the tutorial
why-lesson = The lesson goes step by step: this comes later. Skip the lesson to choose freely.

## Reference cards. The part before the first colon is the heading.

refer-card = Reference card
refer-signs = Signs
refer-summary = From the first game
refer-learn = Play the guided first game
